/** English texts of moderation. */

export const en = {
  moderation: {
    ownerOnly: 'Only the owner of the server reads reports.',
    text: 'Reports from people about each other. People are notified of measures that concern them.',
    none: 'No report is waiting.',
    about: (by: string, name: string) => `${by} about ${name}`,
    table: 'the table',
    before: (n: number) => (n === 1 ? 'one entry before' : `${n} entries before`),
    lines: (n: number) => (n === 1 ? 'The last line of the chat' : `The last ${n} lines of the chat`),
    what: 'Measure',
    acts: { warn: 'Warn', silence: 'Silence', ban: 'Ban' },
    days: 'Days',
    words: 'Message to them',
    done: 'Nothing to do',
    log: 'What was done',
    kinds: { warn: 'warned', silence: 'silenced', ban: 'banned', lift: 'taken back' },
    until: (day: string) => `until ${day}`,
    read: 'they have read it',
    unread: 'not read yet',
    lift: 'Take back',
    notice: 'From the owner of the server',
    notices: {
      warn: 'The owner of the server warns you:',
      silence: 'You may not write in chats',
      ban: 'You may watch, but do nothing else',
      lift: 'You may do everything again.',
    },
    understood: 'Understood',
  },
};

export type Texts = typeof en;
