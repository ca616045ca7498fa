/** English texts of the frame around all pages. */

export const en = {
  shell: {
    skip: 'Skip to the content',
    serverDown: 'No line to the server. Your tables come back by themselves as soon as there is one.',
    notFound: 'There is nothing at this address.',
  },
  header: {
    home: 'Start page',
    language: 'Language',
    light: 'Light',
    lights: { auto: 'Like the system', light: 'Daylight', dark: 'Lamplight' },
    account: 'Your name',
    waiting: (n: number) => (n === 1 ? 'One table waits for you' : `${n} tables wait for you`),
  },
};

export type Texts = typeof en;
