import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../../../locales/useT.ts'
import { Notice } from '../../../../../primitives/notice/Notice.tsx'
import { FocusHeader } from '../../../../page/layout/FocusHeader.tsx'
import { FocusLayout } from '../../../../page/layout/FocusLayout.tsx'
import {
  BarInner,
  BarRoot,
  HeaderEnd,
  MainColumn,
  SideColumn,
  StepsColumn,
  WizardGrid,
} from './WizardFrame.styles.ts'

/** Of the form that the frame is; its bar stands outside of it. */
export const wizardFormId = 'advert-wizard'

interface WizardFrameProps {
  title: string
  closeHref: string
  /** How the draft stands. */
  state?: ReactNode
  /** At the end of the header: a `PreviewButton`. */
  glance?: ReactNode
  /** Under the header: a `ConnectionBanner`. */
  banner?: ReactNode
  /** The list of steps; left out for a form without. */
  steps?: ReactNode
  /** A note under the steps, where there is room. */
  note?: string | undefined
  children: ReactNode
  side?: ReactNode
  /** The buttons, the main one last; it submits the form `wizardFormId`. */
  bar: ReactNode
  onSubmit: () => void
  /** Another value shows another step: it takes the focus. */
  place: string
  /** A higher number: fields have objected, and the first of them takes the focus. */
  objections: number
}

/** The page of a form with steps: close and draft above, the way at the side, what is asked, its preview, and the buttons below. */
export function WizardFrame(props: WizardFrameProps) {
  const {
    title,
    closeHref,
    state,
    glance,
    banner,
    steps,
    note,
    children,
    side,
    bar,
    onSubmit,
    place,
    objections,
  } = props
  const t = useT('advertWizard')
  const main = useFocusOf(place, objections)
  return (
    <FocusLayout
      header={
        <FocusHeader
          title={title}
          backLabel={t('close')}
          backHref={closeHref}
          end={
            <HeaderEnd>
              {state}
              {glance}
            </HeaderEnd>
          }
        />
      }
      banner={banner}
      bar={
        <BarRoot>
          <BarInner>{bar}</BarInner>
        </BarRoot>
      }
    >
      <WizardGrid
        id={wizardFormId}
        noValidate
        aria-label={t('label')}
        data-steps={steps === undefined ? 'none' : 'list'}
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {steps !== undefined && (
          <StepsColumn>
            {steps}
            {note !== undefined && <Notice>{note}</Notice>}
          </StepsColumn>
        )}
        <MainColumn ref={main} tabIndex={-1}>
          {children}
        </MainColumn>
        {side !== undefined && <SideColumn>{side}</SideColumn>}
      </WizardGrid>
    </FocusLayout>
  )
}

/** Leads the focus to a new step, and to the first field that objects. */
function useFocusOf(place: string, objections: number) {
  const main = useRef<HTMLDivElement>(null)
  const before = useRef({ place, objections })
  useEffect(() => {
    const { current } = before
    before.current = { place, objections }
    if (current.objections !== objections) {
      const wrong = main.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')
      wrong?.focus()
      wrong?.scrollIntoView({ block: 'center' })
    } else if (current.place !== place) {
      main.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    }
  }, [place, objections])
  return main
}
