/** German texts of the legal pages. */

import type { Texts } from './en';

export const de: Texts = {
  legal: {
    links: 'Über diesen Server',
    pages: { imprint: 'Impressum', terms: 'Nutzungsbedingungen', privacy: 'Datenschutz' },
    none: 'Wer diesen Server betreibt, hat diese Seite nicht geschrieben.',
  },
};
