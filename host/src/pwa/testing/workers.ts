export class Worker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();

  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

export class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = jest.fn(async () => undefined);

  finds(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

export class Container extends EventTarget {
  controller: Worker | null = null;

  isControlledBy(worker: Worker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}
