export type { FileLimits } from './check-file';
export { FileDrop } from './file-drop';
export { formatMegabytes } from './file-size';
export { KeptFilesQuestion } from './kept-files-question';
export { lineOfFileName } from './line-of-file-name';
export { UploadList } from './upload-list';
export { type Uploads, useUploads } from './use-uploads';
