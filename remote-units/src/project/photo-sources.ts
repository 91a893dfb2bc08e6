import { type ConstructionPhoto, PHOTO_WIDTHS } from '@manzil/shared/contract/projects/projects';
import { apiAddress } from '@manzil/shared/runtime';

/** A photo in the widths that the API sends, for the browser to choose from. */
export function photoSources({ path, width, height }: ConstructionPhoto) {
  const src = apiAddress(path);
  const narrower = PHOTO_WIDTHS.filter((each) => Number(each) < width);
  return {
    src,
    width,
    height,
    srcSet: [...narrower.map((each) => `${src}?width=${each} ${each}w`), `${src} ${width}w`].join(
      ', ',
    ),
  };
}
