/** Who took an order back, as its mail says it. */
export const BY = {
  de: {
    self: 'Du hast den Auftrag zurückgenommen.',
    co_owner: 'Jemand, dem die Einheit mit dir gehört, hat deinen Auftrag zurückgenommen.',
    office: 'Unser Team hat deinen Auftrag zurückgenommen.',
  },
  en: {
    self: 'you took the order back.',
    co_owner: 'a co-owner of the unit took your order back.',
    office: 'our team took your order back.',
  },
};
