/** Zooms a picture by pinch or Ctrl and wheel, and drags it once zoomed. A press without movement stays a click. */

import type { Camera } from './camera.svelte';

const STILL = 6; // pixels of movement that still count as a click

export function gestures(node: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let start = { x: 0, y: 0 };

  const local = (event: PointerEvent | WheelEvent) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  };

  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return; // the page scrolls
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 30 : 1);
    camera.zoom(Math.exp(-pixels / 400), local(event), false);
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, local(event));
    start = local(event);
    if (fingers.size === 1) dragged = false;
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (fingers.size === 1 && !camera.zoomed) return;
    if (!dragged && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
    if (!dragged) node.setPointerCapture(event.pointerId);
    dragged = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else camera.pan(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
  };

  const pinch = (before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }) => {
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    camera.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, false);
  };

  const up = (event: PointerEvent) => fingers.delete(event.pointerId);

  const click = (event: MouseEvent) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };

  node.addEventListener('wheel', wheel, { passive: false });
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, { capture: true });
  return () => {
    node.removeEventListener('wheel', wheel);
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', up);
    node.removeEventListener('click', click, { capture: true });
  };
}
