import { setImmediate } from 'node:timers/promises';
import { drawPicture, type Shown } from './picture.ts';

const mostPictures = 100;

/**
 * Draws each picture once and keeps the most recently requested ones. It draws one picture at a time, so that play does not have to
 * wait for several.
 */
export class PictureCache {
  readonly #drawn = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  of(shown: Shown): Promise<Buffer> {
    const key = JSON.stringify(shown);
    const found = this.#drawn.get(key) ?? this.#draw(shown);
    this.#drawn.delete(key);
    this.#drawn.set(key, found);
    const [oldest] = this.#drawn.keys();
    if (this.#drawn.size > mostPictures && oldest !== undefined) this.#drawn.delete(oldest);
    return found;
  }

  #draw(shown: Shown): Promise<Buffer> {
    const drawn = this.#last.then(async () => {
      // Lets waiting requests be answered between two pictures.
      await setImmediate();
      return drawPicture(shown);
    });
    this.#last = drawn.catch(() => null);
    return drawn;
  }
}
