/** English texts of notifications. */

export const en = {
  contact: {
    title: 'Being called',
    text: 'Games of this size last for days. Here you say how you want to hear that it is your turn. Nothing is sent that you have not switched on.',
    here: 'On this device',
    push: 'Message from the browser, also while this page is closed',
    impossible:
      'This browser takes no messages here. They need a secure address (https) or this computer itself; on an iPhone, put the page on the home screen first.',
    refused: 'The browser does not allow messages from this page. You can change that in its settings.',
    elsewhere: (n: number) =>
      n === 1 ? 'One other device of yours is called.' : `${n} other devices of yours are called.`,
    sounds: 'Small sounds while the page is open',
    mail: 'Mail',
    noMail: 'This server sends no mail. Who runs it can set that up.',
    mailMe: 'Write me a mail',
    address: 'Address',
    often: 'How often',
    eachTurn: 'at each turn',
    onceADay: 'once a day',
    at: 'At',
    asked: (address: string) => `Saved. We have asked at ${address} whether it is yours.`,
    hook: 'Discord, Telegram, Matrix',
    hookText:
      'Paste the address of a webhook: of a Discord channel, of a Telegram bot (…/sendMessage?chat_id=…), or of a bridge to Matrix or Mattermost.',
    hookUrl: 'Address of the webhook',
    services: {
      discord: 'Discord: the channel gets a line.',
      telegram: 'Telegram: the bot writes to the chat.',
      plain: 'The address gets JSON with a field “text”.',
    },
    invited: 'Invitations',
    invites: 'Call me too when somebody invites me to a table',
    quiet: 'Quiet hours',
    rest: 'Let me sleep',
    from: 'From',
    until: 'Until',
    zone: (zone: string) =>
      `Time of ${zone.replace(/_/g, ' ')}. What comes up meanwhile is told afterwards, if it still matters.`,
    try: 'Call me now, to try it',
    tried: 'On its way.',
  },
  mailLink: {
    title: 'Mail from the table',
    ask: {
      confirm: 'Somebody gave this address in order to be called to the table. Is it yours?',
      own: 'Somebody gave this address to replace a lost password. Is it yours?',
      stop: 'Shall no more mail come to this address?',
      block: 'Shall this server never write to this address again, whoever gives it?',
    },
    yes: { confirm: 'Yes, it is mine', own: 'Yes, it is mine', stop: 'No more mail', block: 'No more mail' },
    done: {
      confirm: (address: string) => `Mail to ${address} comes from now on.`,
      own: (address: string) => `If you lose your password, a link to a new one goes to ${address}.`,
      stop: (address: string) => `No more mail is sent to ${address}.`,
      block: (address: string) =>
        `This server does not write to ${address} any more. Only a link to a new password still goes there, if you asked for that at this address before.`,
    },
    allow: 'Allow mail again',
    allowed: (address: string) => `This server may write to ${address} again.`,
    broken: 'This link is not whole. Open the one in the mail.',
  },
};

export type Texts = typeof en;
