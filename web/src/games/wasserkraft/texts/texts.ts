import { inLanguages } from '../../texts';
import { de } from './de';
import { en, type Texts } from './en';

export const textsOf = inLanguages<Texts>({ en, de });
