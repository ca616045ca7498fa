/** English texts of the frame around all pages. */

export const en = {
  shell: {
    skip: 'Skip to the content',
    serverDown: 'The server cannot be reached. Your tables come back as soon as it can.',
    notFound: 'There is nothing at this address.',
    notLoaded: 'This page could not be loaded: the server cannot be reached, or it has a new version.',
    reload: 'Load again',
  },
  header: {
    home: 'Start page',
    language: 'Language',
    light: 'Light',
    lights: { auto: 'Like the system', light: 'Daylight', dark: 'Lamplight' },
    account: 'Your name',
    waiting: (n: number) => (n === 1 ? 'One table is waiting for you' : `${n} tables are waiting for you`),
  },
};

export type Texts = typeof en;
