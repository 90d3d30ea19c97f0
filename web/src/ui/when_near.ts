// Does something once, when an element comes near the part of the page in sight.

export function when_near(deed: () => void): (node: Element) => (() => void) | undefined {
    return (node) => {
        const watch = new IntersectionObserver(
            (seen) => {
                if (!seen.some((each) => each.isIntersecting)) return;
                watch.disconnect();
                deed();
            },
            { rootMargin: '300px' },
        );
        watch.observe(node);
        return () => watch.disconnect();
    };
}
