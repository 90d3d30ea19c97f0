// What the how-to-play page says, fetched with it.
import { speaker } from '../../../i18n/i18n.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

export const t = speaker({ en, fr });
