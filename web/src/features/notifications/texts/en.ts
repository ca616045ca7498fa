/** English texts of notifications. */

export const en = {
  contact: {
    title: 'Notifications',
    text: 'Games of this size can last for days. Choose how you want to hear that it is your turn. Nothing is sent that you have not switched on.',
    here: 'On this device',
    push: 'Browser notifications, also while this page is closed',
    impossible:
      'This browser cannot show notifications here. They need a secure address (https) or this computer itself; on an iPhone, add the page to the home screen first.',
    refused: 'The browser blocks notifications from this page. You can change that in its settings.',
    elsewhere: (n: number) =>
      n === 1 ? 'One other device of yours gets notifications.' : `${n} other devices of yours get notifications.`,
    sounds: 'Small sounds while the page is open',
    mail: 'Mail',
    noMail: 'This server sends no mail. Its owner can set that up.',
    mailMe: 'Send me mail',
    address: 'Address',
    often: 'How often',
    eachTurn: 'at each turn',
    onceADay: 'once a day',
    at: 'At',
    asked: (address: string) => `Saved. We sent a mail to ${address} to confirm that it is yours.`,
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
    invites: 'Also notify me when somebody invites me to a table',
    quiet: 'Quiet hours',
    rest: 'Let me sleep',
    from: 'From',
    until: 'Until',
    zone: (zone: string) =>
      `Time of ${zone.replace(/_/g, ' ')}. Messages from this time arrive afterwards, if they still matter.`,
    try: 'Send a test notification now',
    tried: 'On its way.',
  },
  mailLink: {
    title: 'Mail from the table',
    ask: {
      confirm: 'Somebody entered this address to be notified of their turns. Is it yours?',
      own: 'Somebody entered this address to recover a lost password. Is it yours?',
      stop: 'Stop all mail to this address?',
      block: 'Should this server never write to this address again, whoever enters it?',
    },
    yes: { confirm: 'Yes, it is mine', own: 'Yes, it is mine', stop: 'No more mail', block: 'No more mail' },
    done: {
      confirm: (address: string) => `Mail will be sent to ${address} from now on.`,
      own: (address: string) => `If you lose your password, a link to a new one goes to ${address}.`,
      stop: (address: string) => `No more mail is sent to ${address}.`,
      block: (address: string) =>
        `This server does not write to ${address} any more. Only a link to a new password still goes there, if you asked for that at this address before.`,
    },
    allow: 'Allow mail again',
    allowed: (address: string) => `This server may write to ${address} again.`,
    broken: 'This link is incomplete. Open the one in the mail.',
  },
};

export type Texts = typeof en;
