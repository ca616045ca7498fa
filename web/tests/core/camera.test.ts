import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from '../../src/core/board/camera.svelte';

const PICTURE = { width: 1000, height: 500 };
let camera: Camera;

/** The point of the picture that is seen at a point of the room. */
function under(x: number, y: number): [number, number] {
  return [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale];
}

beforeEach(() => {
  camera = new Camera();
  camera.fit(PICTURE);
});

describe('zooming', () => {
  it('begins with all of the picture', () => {
    expect([camera.scale, camera.zoomed, camera.transform]).toEqual([1, false, '']);
  });

  it('leaves the point under the mouse where it is', () => {
    const before = under(600, 300);
    camera.zoom(2, { x: 600, y: 300 });
    expect(camera.scale).toBe(2);
    expect(under(600, 300)[0]).toBeCloseTo(before[0]);
    expect(under(600, 300)[1]).toBeCloseTo(before[1]);
  });

  it('has limits both ways', () => {
    camera.zoom(1000);
    expect(camera.scale).toBe(4);
    camera.zoom(0.0001);
    expect(camera.scale).toBe(1);
  });

  it('is kept when the picture changes, and forgotten when it is drawn for another width', () => {
    camera.zoom(2);
    camera.fit({ width: 1000, height: 600 });
    expect(camera.scale).toBe(2);
    camera.fit({ width: 420, height: 500 });
    expect(camera.scale).toBe(1);
  });
});

describe('moving', () => {
  it('never takes the picture out of its room', () => {
    camera.zoom(2);
    camera.pan(5000, 5000);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.pan(-5000, -5000);
    expect([camera.x, camera.y]).toEqual([-1000, -500]);
  });

  it('follows the finger without delay', () => {
    camera.zoom(2);
    expect(camera.smooth).toBe(true);
    camera.pan(1, 1);
    expect(camera.smooth).toBe(false);
  });

  it('brings a thing to the middle if the picture is zoomed', () => {
    camera.reveal({ x: 450, y: 200, width: 100, height: 100 });
    expect(camera.zoomed).toBe(false);
    camera.zoom(2, { x: 0, y: 0 });
    camera.reveal({ x: 450, y: 200, width: 100, height: 100 });
    expect(under(500, 250)).toEqual([500, 250]);
  });
});
