/** Finds addresses in a text. */

/** Parts of a text; those at odd places are http addresses. A mark at the end of an address belongs to the sentence. */
export const withAddresses = (text: string): string[] => text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
