import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from '../src/lib/camera.svelte';
import { screen } from '../src/lib/screen.svelte';

const ROOM = { width: 800, height: 600 };
const PICTURE = { width: 1000, height: 500 };
let camera: Camera;

/** The point of the picture that is seen at a point of the room. */
function under(x: number, y: number): [number, number] {
  return [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale];
}

beforeEach(() => {
  screen.narrow = false;
  camera = new Camera();
  camera.resize(ROOM, PICTURE);
});

describe('at first', () => {
  it('all of a picture is seen, in the middle', () => {
    expect([camera.scale, camera.x, camera.y]).toEqual([0.8, 0, 100]);
  });

  it('a picture too small to be read fills the width instead', () => {
    camera.resize(ROOM, { width: 1000, height: 1000 });
    expect([camera.scale, camera.x, camera.y]).toEqual([0.8, 0, 0]);
  });

  it('a picture on a phone fills the width, too', () => {
    screen.narrow = true;
    camera.resize({ width: 400, height: 300 }, { width: 400, height: 380 });
    expect(camera.scale).toBe(1);
  });
});

describe('zooming', () => {
  it('leaves the point under the mouse where it is', () => {
    const before = under(600, 300);
    camera.zoom(2, { x: 600, y: 300 });
    expect(camera.scale).toBeCloseTo(1.6);
    expect(under(600, 300)[0]).toBeCloseTo(before[0]);
    expect(under(600, 300)[1]).toBeCloseTo(before[1]);
  });

  it('has limits both ways', () => {
    camera.zoom(1000);
    expect(camera.scale).toBeCloseTo(4);
    camera.zoom(0.0001);
    expect(camera.scale).toBeCloseTo(0.8);
  });

  it('is kept when the window changes, and forgotten when the picture is drawn for another width', () => {
    camera.zoom(2);
    camera.resize({ width: 700, height: 600 }, PICTURE);
    expect(camera.scale).toBeCloseTo(1.6);
    camera.resize({ width: 700, height: 600 }, { width: 420, height: 500 });
    expect(camera.scale).toBeCloseTo(1.2);
  });

  it('to everything and back: a second press returns to where it can be read', () => {
    camera.resize(ROOM, { width: 1000, height: 1000 });
    camera.all();
    expect(camera.scale).toBeCloseTo(0.6);
    camera.all();
    expect(camera.scale).toBeCloseTo(0.8);
  });
});

describe('moving', () => {
  it('never takes the picture out of the room', () => {
    camera.zoom(2);
    camera.pan(5000, 5000);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.pan(-5000, -5000);
    expect([camera.x, camera.y]).toEqual([-800, -200]);
  });

  it('follows the finger without delay', () => {
    camera.zoom(2);
    expect(camera.smooth).toBe(true);
    camera.pan(1, 1);
    expect(camera.smooth).toBe(false);
  });
});

describe('a part', () => {
  const part = { x: 800, y: 400, width: 100, height: 50 };

  it('is shown large and in the middle if it is not at the edge', () => {
    camera.show({ x: 450, y: 200, width: 100, height: 100 });
    expect(camera.scale).toBeCloseTo(0.8 * 2.2);
    expect(under(400, 300)[0]).toBeCloseTo(500);
    expect(under(400, 300)[1]).toBeCloseTo(250);
  });

  it('is seen when more than half of it is on the screen', () => {
    expect(camera.sees(part)).toBe(true);
    camera.zoom(4, { x: 0, y: 0 });
    expect(camera.sees(part)).toBe(false);
  });

  it('is brought into view at the same size, and only if it is not there', () => {
    camera.zoom(4, { x: 0, y: 0 });
    const { scale } = camera;
    camera.reveal(part);
    expect(camera.sees(part)).toBe(true);
    expect(camera.scale).toBe(scale);
    const { x, y } = camera;
    camera.reveal(part);
    expect([camera.x, camera.y]).toEqual([x, y]);
  });
});
