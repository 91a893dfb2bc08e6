import { type Stack, VERSION } from './stack';

/** As the Dockerfile names them. */
const BASES = ['node:24-bookworm-slim', 'nginxinc/nginx-unprivileged:1.30-alpine'];

const write = (lines: string[]): void =>
  void process.stdout.write(`${lines.map((line) => `       ${line}\n`).join('')}`);

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Prints what each container takes of memory while nobody asks, and what each image adds to its base. */
export async function figures({ compose, docker }: Stack): Promise<void> {
  const ids = (await compose('ps', '--quiet')).split('\n').filter(Boolean);
  const stats = await docker(
    ...['stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}'],
    ...ids,
  );
  write(['memory at rest', ...stats.trim().split('\n').sort()]);

  const sizeOf = async (image: string) =>
    Number(await docker('image', 'inspect', '--format', '{{.Size}}', image));
  const layersOf = async (image: string) =>
    (await docker('image', 'inspect', '--format', '{{join .RootFS.Layers " "}}', image)).trim();
  const listed = await docker(
    ...['image', 'ls', '--format', '{{.Repository}}:{{.Tag}}', '--filter'],
    `reference=manzil/*:${VERSION}`,
  );
  const lines: string[] = [];
  for (const image of listed.trim().split('\n').sort()) {
    const layers = await layersOf(image);
    const size = await sizeOf(image);
    const base = await findBase(layers, layersOf);
    const added = base && `, ${megabytes(size - (await sizeOf(base)))} over ${base}`;
    lines.push(`${image} ${megabytes(size)}${added ?? ''}`);
  }
  write(['images', ...lines]);
}

async function findBase(
  layers: string,
  layersOf: (image: string) => Promise<string>,
): Promise<string | undefined> {
  for (const base of BASES) if (layers.startsWith(await layersOf(base))) return base;
  return undefined;
}
