import { featureTexts } from '../../../core/language/language.svelte';
import { de } from './de';
import { en } from './en';

export const texts = featureTexts({ en, de });
