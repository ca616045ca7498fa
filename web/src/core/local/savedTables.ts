/** The tables of this browser, in IndexedDB. */

export interface SavedTable {
  id: string;
  game: string;
  text: string;
}

const STORE = 'tables';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

export class SavedTables {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<SavedTables> {
    const request = indexedDB.open('tafelrunde', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    return new SavedTables(await done(request));
  }

  all(): Promise<SavedTable[]> {
    return done(this.#store('readonly').getAll() as IDBRequest<SavedTable[]>);
  }

  async put(table: SavedTable): Promise<void> {
    await done(this.#store('readwrite').put(table));
  }

  async remove(id: string): Promise<void> {
    await done(this.#store('readwrite').delete(id));
  }

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode).objectStore(STORE);
  }
}
