import { useRules } from '../../../../../locales/rules.ts'
import type { AdvertRules } from '../../../../../locales/rules.ts'
import { useRef, useState } from 'react'
import type { Form } from '../../../../../forms/engine/form.ts'
import { useForm } from '../../../../../forms/useForm.ts'
import { useFormState } from '../../../../../forms/useFormState.ts'
import type { AssetBook } from '../../../../reference/asset/assetBook.ts'
import { otherRequisites } from '../../../../people/credential/requisiteChoice.ts'
import { askFor } from '../../../../people/credential/requisiteFields.ts'
import {
  advertFields,
  credentialContext,
  firstTimeContext,
  maximumContext,
  minimumContext,
  priceContexts,
} from './advertFields.ts'
import type { AdvertFields } from './advertFields.ts'
import { askedLines } from './askedLines.ts'
import type { AdvertValues, WizardType } from './advertValues.ts'
import { readFieldValues } from './readFieldValues.ts'
import type { PriceMode } from './price.ts'
import type { WeekHours } from './schedule.ts'
import type { WizardMethod } from './wizardMethod.ts'
import { fieldsOf, stepWith, wizardSteps } from './wizardStep.ts'
import type { WizardStep } from './wizardStep.ts'

/** What becomes of an advert that is sent: shown to all, or kept unpublished. */
export type AdvertChoice = 'listed' | 'draft'

export interface AdvertFormParts {
  readonly start: AdvertValues
  readonly startStep: WizardStep
  readonly assets: AssetBook
  /** Methods of the chosen currency; null while they come. */
  readonly methods: readonly WizardMethod[] | null
  /** Another currency was chosen: its methods are wanted. */
  readonly onFiat: (code: string) => void
  /** Sends it. A refusal that it throws lands on the fields, at their step. */
  readonly onSend: (values: AdvertValues, choice: AdvertChoice) => Promise<unknown>
}

/** The fields whose change asks something of others. */
interface Choosing {
  readonly type: (type: WizardType) => void
  readonly coin: (code: string) => void
  readonly fiat: (code: string) => void
  readonly methods: (codes: readonly string[]) => void
  readonly credential: (id: string) => void
  readonly priceMode: (mode: PriceMode) => void
}

export interface AdvertForm {
  readonly form: Form<AdvertFields>
  /** As it stands now: a component that uses the form follows it. */
  readonly values: AdvertValues
  readonly choose: Choosing
  readonly setWeek: (week: WeekHours | null) => void
  readonly step: WizardStep
  /** Rises each time that fields object, so that the first of them can take the focus. */
  readonly objections: number
  readonly goTo: (step: WizardStep) => void
  /** On to the next step, when nothing in this one objects. */
  readonly next: () => Promise<void>
  /** Sends all of it, when nothing objects anywhere. */
  readonly send: (choice: AdvertChoice) => Promise<void>
}

/** The form of an advert and the way through its steps: methods follow the currency, lines the methods, limits the currency. */
export function useAdvertForm(parts: AdvertFormParts): AdvertForm {
  const { start, startStep, assets, methods, onSend } = parts
  const { advert: rules } = useRules()
  const [week, setWeek] = useState(start.week)
  const [step, setStep] = useState(startStep)
  const [objections, setObjections] = useState(0)
  const choice = useRef<AdvertChoice>('listed')
  const form: Form<AdvertFields> = useForm({
    fields: advertFields(start, {
      fiat: assets.of(start.currencyCode),
      asked: askedLines(methods ?? [], start.paymentMethodCodes),
      rules,
    }),
    onSubmit: () => onSend(readNow(), choice.current),
    onFailure: failure => {
      if (failure.reason !== 'failed') object(failure.fields)
    },
  })
  const fields = useFormState(form, state => state.fields)
  const readNow = () => readFieldValues(form.getState().fields, week)
  const object = (names: readonly string[]) => {
    const first = stepWith(names)
    if (first === null) return
    setStep(first)
    setObjections(count => count + 1)
  }
  const objecting = () =>
    Object.values(form.getState().fields).flatMap(({ name, isValid }) => (isValid ? [] : [name]))
  const next = async () => {
    const at = wizardSteps.indexOf(step)
    const asked = wizardSteps.slice(0, at + 1).flatMap(fieldsOf)
    const before = wizardSteps[at + 1]
    if (await form.review(asked)) setStep(before ?? step)
    else object(objecting().filter(name => (asked as readonly string[]).includes(name)))
  }
  return {
    form,
    values: readFieldValues(fields, week),
    choose: choosing(form, parts, rules),
    setWeek,
    step,
    objections,
    goTo: setStep,
    next,
    send: async asked => {
      choice.current = asked
      await form.submit()
    },
  }
}

function choosing(
  form: Form<AdvertFields>,
  { assets, methods, onFiat }: AdvertFormParts,
  rules: AdvertRules,
): Choosing {
  const { field } = form
  const now = () => form.values()
  /** Lines are asked for only where they are typed. */
  const askLines = () => {
    const { type, paymentCredentialId, paymentMethodCodes } = now()
    const isTyped = type === 'Sell' && paymentCredentialId === otherRequisites
    askFor(form, isTyped ? askedLines(methods ?? [], paymentMethodCodes) : [])
  }
  const askPrice = () => {
    const contexts = priceContexts(now().priceMode as PriceMode, assets.of(now().currencyCode), rules)
    form.setContext('marginPercent', contexts.marginPercent)
    form.setContext('equation', contexts.equation)
    form.setContext('fixedPrice', contexts.fixedPrice)
  }
  const chooseMethods = (codes: readonly string[]) => {
    field.paymentMethodCodes.change(codes)
    // Saved details are of one method: they go with it.
    if (now().paymentCredentialId !== otherRequisites) field.paymentCredentialId.change('')
    askLines()
  }
  return {
    type: type => {
      field.type.change(type)
      form.setContext('paymentCredentialId', credentialContext(type))
      if (type === 'Buy') field.allowAnonymous.change(false)
      askLines()
    },
    coin: code => field.cryptoCurrencyCode.change(code),
    fiat: code => {
      field.currencyCode.change(code)
      chooseMethods([])
      const fiat = assets.of(code)
      form.setContext('minimum', minimumContext(fiat))
      form.setContext('maximum', maximumContext(fiat))
      form.setContext('firstTimeMaximum', firstTimeContext(fiat))
      askPrice()
      onFiat(code)
    },
    methods: chooseMethods,
    credential: id => {
      field.paymentCredentialId.change(id)
      askLines()
    },
    priceMode: mode => {
      field.priceMode.change(mode)
      askPrice()
    },
  }
}
