export const unitRef = (unit: { unit_id: string; property_name: string; unit_no: string }) => ({
  unit_id: unit.unit_id,
  property_name: unit.property_name,
  unit_no: unit.unit_no,
});
