import { spawn } from 'node:child_process';
import { root } from './packages';

/** Runs a command of the workspace with its output shown; it ends with this process. Resolves with its exit code. */
export function runStep(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((done, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const end = (): void => void child.kill();
    process.once('exit', end);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', end);
      done(code ?? 1);
    });
  });
}

/** Path of a tool's command in the workspace. */
export const bin = (name: string): string => `node_modules/.bin/${name}`;
