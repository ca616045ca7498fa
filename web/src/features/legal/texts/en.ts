/** English texts of the legal pages. */

export const en = {
  legal: {
    links: 'About this server',
    pages: { imprint: 'Imprint', terms: 'Terms', privacy: 'Privacy' },
    none: 'The host of this server has not written this page.',
  },
};

export type Texts = typeof en;
