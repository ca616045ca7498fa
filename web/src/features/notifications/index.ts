/** Contact preferences and push messages: what other parts of the page may use. */

export { pushDevice, registerWorker } from './push';
