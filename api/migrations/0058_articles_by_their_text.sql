-- An article is found by all that it says, as a question is; what title and teaser say comes first.
alter table articles
  add column text_words_de text not null
    generated always as (search_words(title_de || ' ' || teaser_de || ' ' || regexp_replace(body_de, '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'))) stored,
  add column text_words_en text not null
    generated always as (search_words(title_en || ' ' || teaser_en || ' ' || regexp_replace(body_en, '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'))) stored;
