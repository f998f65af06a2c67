import { styled } from 'styled-components'
import { column } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const PayerGround = styled.main`
  display: grid;
  min-height: 100vh;
  min-height: 100dvh;
  @media print {
    display: block;
    min-height: 0;
  }
`

/** One card in the middle of Souk’s own ground: there is no store whose look it could have. */
export const MessageCard = styled.div`
  ${column(space[3])}
  width: min(100% - 2 * ${space[4]}, 440px); /* measured: two sentences in four lines */
  margin: auto;
  padding: ${space[6]};
  border-radius: ${vars.radius.xl};
  background: ${semantic.surface.card};
  box-shadow: ${vars.shadow[2]};
  h1 {
    font: ${type.title3.font};
  }
  p {
    color: ${semantic.text.secondary};
  }
`
