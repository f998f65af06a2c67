import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const SheetHead = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  min-height: ${vars.size.topBar};
  padding-left: ${space[1]};
  background: ${semantic.surface.card};
`

/** The partner's card keeps its space; the arrow stands close to it. */
export const SheetPartner = styled.div`
  flex: 1;
  min-width: 0;
  && > * {
    padding-left: ${space[1]};
  }
`

export const Pin = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space['2-5']} ${space[4]};
  border-block: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  background: ${semantic.surface.sunken};
`

export const PinWords = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  > :last-child {
    white-space: normal;
  }
`

export const PinLabel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
`

export const SheetBody = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`
