export type AccountCommandOptions = {
  dryRun?: boolean;
  json?: boolean;
};
