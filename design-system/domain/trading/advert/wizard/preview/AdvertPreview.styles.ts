import { styled } from 'styled-components'
import { vars } from '../../../../../tokens/vars.ts'

const { semantic, space } = vars

export const PreviewCard = styled.div`
  display: grid;
  grid-template: 'who who' auto 'price get' auto 'pay action' auto / minmax(0, 1fr) auto;
  gap: ${space[3]};
  padding: ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  box-shadow: ${vars.shadow[2]};
`

export const Who = styled.div`
  grid-area: who;
`

export const Price = styled.div`
  grid-area: price;
  display: flex;
  flex-direction: column;
  gap: ${space['0-5']};
`

export const Get = styled.div`
  grid-area: get;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space['0-5']};
`

export const Pay = styled.div`
  grid-area: pay;
  display: flex;
  flex-direction: column;
  gap: ${space['1-5']};
  min-width: 0;
  font: ${vars.type.caption.font};
  color: ${semantic.text.secondary};
`

/** In one line as long as there is room. */
export const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['0-5']} ${space[3]};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`

/** Drawn as others press it; the owner cannot. */
export const Action = styled.div`
  grid-area: action;
  align-self: end;
  justify-self: end;
`
