import type { ComponentProps } from 'react';

type FileInputProps = Pick<ComponentProps<'input'>, 'ref' | 'multiple' | 'capture' | 'accept'> & {
  onFiles: (files: readonly File[]) => void;
};

/** The browser's own choice of files, opened by a button. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // Or the same file would not be a change the next time.
        currentTarget.value = '';
      }}
    />
  );
}
