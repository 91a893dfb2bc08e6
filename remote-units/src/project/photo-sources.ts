import { type ConstructionPhoto, PHOTO_WIDTHS } from '@manzil/shared/contract/projects/projects';
import { apiAddress } from '@manzil/shared/runtime';

/** A photo in the widths that the API sends, narrowest first. */
export function photoWidths({ path, width, height }: ConstructionPhoto) {
  const src = apiAddress(path);
  const narrower = PHOTO_WIDTHS.map(Number).filter((each) => each < width);
  return [
    ...narrower.map((each) => ({
      src: `${src}?width=${each}`,
      width: each,
      height: Math.round((height * each) / width),
    })),
    { src, width, height },
  ];
}

/** For the browser to choose from. */
export function photoSources(photo: ConstructionPhoto) {
  const { path, width, height } = photo;
  const srcSet = photoWidths(photo).map((each) => `${each.src} ${each.width}w`);
  return { src: apiAddress(path), width, height, srcSet: srcSet.join(', ') };
}
