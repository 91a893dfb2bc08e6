import type { KeptFiles } from './platform/files/kept-files';
import type { Module } from './platform/http/module';
import type { AnyMailTemplate } from './platform/mail/templates/mail-content';
import type { Retention } from './platform/postgres/retention';

/** By the end of a file's name, `x.<kind>.ts`: what such files export. Each is found by it, and listed nowhere. */
export type Kinds = {
  routes: Module;
  mail: AnyMailTemplate;
  files: KeptFiles;
  retention: Retention;
};
