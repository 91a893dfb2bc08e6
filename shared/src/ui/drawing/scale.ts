/** Drawing units; one is one pixel at full size. */
export const FLOOR = 15;
export const BAY = 18;
