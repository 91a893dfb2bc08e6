/** The value of an environment variable. One that is set but empty counts as unset, as in a shell and in both servers. */
export const variable = (name: string): string | undefined => process.env[name] || undefined;
