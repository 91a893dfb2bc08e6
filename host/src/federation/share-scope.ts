import * as runtime from '@manzil/shared/runtime';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as i18next from 'i18next';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  Link,
  NavLink,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { BehaviorSubject, Observable, Subject } from 'rxjs';
import * as zod from 'zod/mini';
import type { LentSingleton } from '../../../shared/build/lent';
import type { Singleton } from '../../../shared/build/singletons';
import type { Offered } from './offered';

/** Of shared/build/singletons.ts; single names where the rest of a library is to be shaken off. */
export const sharedModules = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': {
    Link,
    NavLink,
    useLoaderData,
    useLocation,
    useNavigate,
    useNavigation,
    useParams,
    useRevalidator,
    useSearchParams,
  },
  rxjs: { BehaviorSubject, Observable, Subject },
  'react-i18next': { useTranslation },
  i18next,
  '@tanstack/react-query': {
    infiniteQueryOptions,
    keepPreviousData,
    queryOptions,
    useInfiniteQuery,
    useMutation,
    useQuery,
    useQueryClient,
  },
  'zod/mini': {
    _default: zod._default,
    array: zod.array,
    boolean: zod.boolean,
    coerce: { number: zod.coerce.number },
    config: zod.config,
    email: zod.email,
    enum: zod.enum,
    extend: zod.extend,
    gte: zod.gte,
    int: zod.int,
    iso: { date: zod.iso.date },
    literal: zod.literal,
    lte: zod.lte,
    maxLength: zod.maxLength,
    minLength: zod.minLength,
    nullable: zod.nullable,
    object: zod.object,
    optional: zod.optional,
    overwrite: zod.overwrite,
    record: zod.record,
    refine: zod.refine,
    regex: zod.regex,
    strictObject: zod.strictObject,
    string: zod.string,
    trim: zod.trim,
    unknown: zod.unknown,
    uuid: zod.uuid,
    uuidv4: zod.uuidv4,
  },
  '@manzil/shared/runtime': runtime,
} satisfies { [Name in Exclude<Singleton, LentSingleton>]: Offered<Name> };

/** Join when first wanted: docs/decisions/032. */
export const lentModules: Readonly<Record<LentSingleton, () => Promise<unknown>>> = {
  '@manzil/shared/forms': () => import(/* webpackChunkName: "forms" */ '@manzil/shared/forms'),
};
