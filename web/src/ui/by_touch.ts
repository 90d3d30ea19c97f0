// Is there a finger instead of a mouse? Hints speak of the one that is there.
export const by_touch = matchMedia('(hover: none)').matches;
