/** Attachment that moves an element into the header of the page. */
export function inHeader(node: HTMLElement): () => void {
  document.getElementById('header-slot')?.append(node);
  return () => node.remove();
}
