/** An XMLHttpRequest that does what a test says, as far as uploads use one. */
export class FakeRequest {
  /** All since `fakeRequests`, the latest last. */
  static all: FakeRequest[] = [];

  withCredentials = false;
  responseType = '';
  status = 0;
  response: unknown = null;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  method = '';
  url = '';
  headers: Record<string, string> = {};
  body: File | null = null;
  isOver = false;

  constructor() {
    FakeRequest.all.push(this);
  }

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: File): void {
    this.body = body;
  }

  abort(): void {
    this.end(() => this.onabort?.());
  }

  progress(fraction: number): void {
    this.upload.onprogress?.({ loaded: fraction * 100, total: 100 });
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.response = body;
    this.end(() => this.onload?.());
  }

  /** With a problem as the API words it. */
  refuse(status: number, code: string, message: string, fields?: Record<string, string>): void {
    this.answer(status, {
      ...{ type: 'about:blank', title: code, instance: 'test', status, code, message },
      ...(fields && { fields }),
    });
  }

  cut(): void {
    this.end(() => this.onerror?.());
  }

  private end(tell: () => void): void {
    if (this.isOver) return;
    this.isOver = true;
    tell();
    this.onloadend?.();
  }
}

/** Puts fake requests in place of the browser's. @returns those that are made from now on, the latest last */
export function fakeRequests(): readonly FakeRequest[] {
  FakeRequest.all = [];
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return FakeRequest.all;
}

const PDF = '%PDF-1.7 ';

/** A PDF as far as a browser looks. */
export const aPdfFile = (name: string, bytes = 1_000): File =>
  new File([PDF.padEnd(bytes, 'x')], name, { type: 'application/pdf', lastModified: 1 });
