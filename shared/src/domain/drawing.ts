/**
 * A building as data: everything the drawing shows comes from here. Floors and bays count from 1,
 * the ground floor is floor 1, bays count from the left.
 */
export type Drawing = {
  /** Derived from the project's id: two projects never look alike. */
  seed: number;
  shape: 'tower' | 'slab' | 'terrace';
  /** Floors of the finished building. */
  floors: number;
  /** Floors whose concrete stands. */
  built: number;
  /** Floors with their facade closed. */
  facade: number;
  /** Window axes of the widest floor. */
  bays: number;
  /** The investor's unit. */
  unit: { floor: number; bay: number } | null;
  /** All of the investor's in the building, where it may be several. */
  units?: readonly { floor: number; bay: number }[] | undefined;
};
