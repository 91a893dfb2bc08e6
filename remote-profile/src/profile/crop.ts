/** A square part of a picture: its middle and how much of the shorter side it leaves out. */
export type Crop = {
  /** 1 = as much as fits. */
  zoom: number;
  /** In pixels of the picture. */
  x: number;
  y: number;
};

type Size = { width: number; height: number };

const MOST_ZOOM = 6;

/** The square's side, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

export const wholeOf = ({ width, height }: Size): Crop => ({
  zoom: 1,
  x: width / 2,
  y: height / 2,
});

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Keeps the square within the picture. */
function within(size: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, MOST_ZOOM);
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: between(crop.x, half, size.width - half),
    y: between(crop.y, half, size.height - half),
  };
}

/** Moves the square by parts of its side: 1 is by a whole one. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return within(size, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
}

export const zoomed = (size: Size, crop: Crop, factor: number): Crop =>
  within(size, { ...crop, zoom: crop.zoom * factor });
