-- The words of a name as they are looked for: small, without accents and signs, a blank before each. ä, ae and a are one.
create function search_words(name text) returns text
  language sql immutable strict parallel safe set search_path = pg_catalog
return ' ' || btrim(regexp_replace(
  replace(replace(replace(replace(
    regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f]', '', 'g'),
    'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'));
